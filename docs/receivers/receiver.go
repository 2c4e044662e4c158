// A webhook receiver on Go's standard library. Run: WEBHOOK_SECRET=whsec_… PORT=8099 go run receiver.go
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const (
	tolerance   = 5 * time.Minute
	largestBody = 1 << 20
)

func isGenuine(key []byte, headers http.Header, body []byte) bool {
	id, timestamp := headers.Get("webhook-id"), headers.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > tolerance {
		return false
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.", id, timestamp)
	mac.Write(body)
	expected := mac.Sum(nil)
	// After a rotation of the secret there are two signatures for a day.
	for _, signature := range strings.Split(headers.Get("webhook-signature"), " ") {
		encoded, isV1 := strings.CutPrefix(signature, "v1,")
		given, err := base64.StdEncoding.DecodeString(encoded)
		if isV1 && err == nil && hmac.Equal(given, expected) {
			return true
		}
	}
	return false
}

func main() {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(os.Getenv("WEBHOOK_SECRET"), "whsec_"))
	if err != nil || len(key) == 0 {
		log.Fatal("Set WEBHOOK_SECRET to the secret of the endpoint.")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8099"
	}
	receive := func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, largestBody))
		var message struct{ Event string }
		if err != nil || !isGenuine(key, r.Header, body) || json.Unmarshal(body, &message) != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		// An event may arrive twice with the same id. Store it here and work on it after the answer, which is due within 10 seconds.
		fmt.Println(message.Event, r.Header.Get("webhook-id"))
		w.WriteHeader(http.StatusNoContent)
	}
	server := http.Server{Addr: "127.0.0.1:" + port, Handler: http.HandlerFunc(receive), ReadTimeout: 10 * time.Second}
	log.Fatal(server.ListenAndServe())
}
